/**
 * @generated SignedSource<<19e2cb1e47db17fc6299ae86c057cf8d>>
 * @relayHash 41be00037212f69a3734f9f5a6f13033
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a42d296df9b85f0d7a785cf77b6be10985db6568e004d52fb00799109b256ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveItemScreenQuery } from './FileArchiveItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a42d296df9b85f0d7a785cf77b6be10985db6568e004d52fb00799109b256ef",
    "metadata": {},
    "name": "FileArchiveItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
