/**
 * @generated SignedSource<<b56f69d7e5470d5c3a8095e91f7ca6ef>>
 * @relayHash 4a41438623dc2cea4ab8440e757f8a1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb10cc13d517e8afd6579a3bd0fcf1ec412de46eb54331f01c37cd8743d38b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acb10cc13d517e8afd6579a3bd0fcf1ec412de46eb54331f01c37cd8743d38b8",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
