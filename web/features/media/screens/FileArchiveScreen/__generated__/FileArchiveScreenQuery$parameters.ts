/**
 * @generated SignedSource<<e4753f31127f2691ce38d8d1eb58c958>>
 * @relayHash dd50c15a9f75e6d1770f78024a67a93c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa35b4a81be24c533ae3b454403d658e297246dac2a15364bfefcc229867ae12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa35b4a81be24c533ae3b454403d658e297246dac2a15364bfefcc229867ae12",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
