/**
 * @generated SignedSource<<31f0698017e0e236453f7eb923473717>>
 * @relayHash f766153007dc49a55d178cc558552235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 428487721c980225eca5bfbe4127e55af39f5493d96e639e6b9c0e9c366945c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConvertScreenQuery } from './ConvertScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConvertScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "428487721c980225eca5bfbe4127e55af39f5493d96e639e6b9c0e9c366945c4",
    "metadata": {},
    "name": "ConvertScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
