/**
 * @generated SignedSource<<89a5a3a47f8a457d51e7c449e7fd29a0>>
 * @relayHash 66a4440bb04e61589f1d6e2b13171460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d5c9322eb8729acfe4ff9e4514fc5cb46a6e4f08d9eaf23703d6f649e66130a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveItemScreenQuery } from './FileArchiveItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d5c9322eb8729acfe4ff9e4514fc5cb46a6e4f08d9eaf23703d6f649e66130a",
    "metadata": {},
    "name": "FileArchiveItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
