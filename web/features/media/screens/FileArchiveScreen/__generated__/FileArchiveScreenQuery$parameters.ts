/**
 * @generated SignedSource<<56a93a3f56e3242b9e387ebdd3b1d4b9>>
 * @relayHash 8239a66a0ae763de2f753fa7b336c7c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 741e4732658ecf75d7c4b5ab2bc3dbc0dab3ffd797a6191d39d6a5ba2e8d140a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "741e4732658ecf75d7c4b5ab2bc3dbc0dab3ffd797a6191d39d6a5ba2e8d140a",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
