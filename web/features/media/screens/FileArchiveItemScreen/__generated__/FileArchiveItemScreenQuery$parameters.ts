/**
 * @generated SignedSource<<ab97ac7d94679a8918413bdda62d1625>>
 * @relayHash daa0c0489385a531be238e83dd5acbdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6322c5ba0a0e0f27bdaf20e25b5fb6d065dcbc1e53e0d61c71a95778ae63d4e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveItemScreenQuery } from './FileArchiveItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6322c5ba0a0e0f27bdaf20e25b5fb6d065dcbc1e53e0d61c71a95778ae63d4e9",
    "metadata": {},
    "name": "FileArchiveItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
