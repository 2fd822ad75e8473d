/**
 * @generated SignedSource<<bb3660e2f738e9afbabe167d828bdfd3>>
 * @relayHash 0e4a96f67b215abd2363343980dfec25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0695ebc349bd5aa10fc65547d09bda083571614c287467ee0f35fce45610530d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0695ebc349bd5aa10fc65547d09bda083571614c287467ee0f35fce45610530d",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
