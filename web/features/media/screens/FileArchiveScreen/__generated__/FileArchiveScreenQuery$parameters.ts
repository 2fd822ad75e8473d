/**
 * @generated SignedSource<<a4027e6f60a98dc8a2616b0f40d70fb6>>
 * @relayHash 47ad6a709007acf551dcc3545b051ec8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bcbcc8f465095e29816aa12a020b31c2b1a69507659205a3bc96bee12b15fa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bcbcc8f465095e29816aa12a020b31c2b1a69507659205a3bc96bee12b15fa8",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
