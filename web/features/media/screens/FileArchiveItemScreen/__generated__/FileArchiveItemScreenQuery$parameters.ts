/**
 * @generated SignedSource<<f1c3d90ae5b114865221098740065c21>>
 * @relayHash d2e3b41cbcbca781efcf79f1734781bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b50037f0b80430b319657553d8b611c736af97bd814dd91ca672e6f678d190a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveItemScreenQuery } from './FileArchiveItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b50037f0b80430b319657553d8b611c736af97bd814dd91ca672e6f678d190a8",
    "metadata": {},
    "name": "FileArchiveItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
