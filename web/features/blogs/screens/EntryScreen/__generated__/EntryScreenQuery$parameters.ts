/**
 * @generated SignedSource<<9c80784418e2c60c0816f5624557567c>>
 * @relayHash 69a6cbcfc6ec4a0820c19e509b56cf79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b21c4934758436b19de384525f914b7d33a3bedf2d5a1cea90b0c252beb05be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b21c4934758436b19de384525f914b7d33a3bedf2d5a1cea90b0c252beb05be",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
