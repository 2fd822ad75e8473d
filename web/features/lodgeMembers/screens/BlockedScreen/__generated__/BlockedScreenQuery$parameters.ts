/**
 * @generated SignedSource<<c6b8051825ae999f2f6a321f77a0ba48>>
 * @relayHash 05627a28b24ffde58fd092b8f91d641a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa6a211de272681622740ebb0c014889dffc0e91d8378393138aec7543628a1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa6a211de272681622740ebb0c014889dffc0e91d8378393138aec7543628a1b",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
