/**
 * @generated SignedSource<<f4eacf25de9cb7e7393c114961d2fa59>>
 * @relayHash 3e6f98b08e66be937f4d2b6542188fb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1510a54e5c163d41cf0edc14fb80fc0ef00e8fd526b1a369d5ed55201c5c013b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsDeskScreenQuery } from './NewsDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewsDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1510a54e5c163d41cf0edc14fb80fc0ef00e8fd526b1a369d5ed55201c5c013b",
    "metadata": {},
    "name": "NewsDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
