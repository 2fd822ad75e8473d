/**
 * @generated SignedSource<<d9d6b2eb23811e43bd08dd9b90ef7b20>>
 * @relayHash 513c16dbfa8cabfc602e966df889d70c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9c4daf5cfa1dc03b0d46746d6dcd44569213fc9b482919f515d793b95468dde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9c4daf5cfa1dc03b0d46746d6dcd44569213fc9b482919f515d793b95468dde",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
