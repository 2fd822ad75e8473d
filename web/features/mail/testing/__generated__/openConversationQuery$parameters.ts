/**
 * @generated SignedSource<<490a8253f1c51377814907391184b932>>
 * @relayHash 8800587b3f48efd4112a77f9239ea022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9758be2b248e47a5a730f0d604c2bed460afa989c4e8a99c6698908c86afb681

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9758be2b248e47a5a730f0d604c2bed460afa989c4e8a99c6698908c86afb681",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
