/**
 * @generated SignedSource<<7dbd3af597f55a5a3c0cffd90ba0a9cd>>
 * @relayHash 4456d891d31a5b6699a35dc8410ef0f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff6aab8bad7b5150fad0d538c1c4b95b1cadec3d5fdd9ab20c8518042ce9e22b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesScreenQuery } from './NotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff6aab8bad7b5150fad0d538c1c4b95b1cadec3d5fdd9ab20c8518042ce9e22b",
    "metadata": {},
    "name": "NotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
