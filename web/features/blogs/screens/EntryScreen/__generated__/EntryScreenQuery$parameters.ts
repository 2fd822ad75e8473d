/**
 * @generated SignedSource<<f4449f1cfd5717cc95e238f5908347ca>>
 * @relayHash a9e6b7f1af92157a8c31baac6834ea8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb03eb7451f8327f43d1a1dff00b0824c0c4e9d949f51960703af1a3e706a585

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb03eb7451f8327f43d1a1dff00b0824c0c4e9d949f51960703af1a3e706a585",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
