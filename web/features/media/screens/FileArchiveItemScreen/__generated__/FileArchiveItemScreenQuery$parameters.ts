/**
 * @generated SignedSource<<41f0cc26f237168018f9640ad203867f>>
 * @relayHash 32f8c9ed28244f80a17880c101b0e609
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 007872f2d37b6f6c3d644237b453689d16805aced9ac577b8f6a5b5a6b5e5426

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveItemScreenQuery } from './FileArchiveItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "007872f2d37b6f6c3d644237b453689d16805aced9ac577b8f6a5b5a6b5e5426",
    "metadata": {},
    "name": "FileArchiveItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
