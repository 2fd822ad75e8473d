/**
 * @generated SignedSource<<915581e58478582b829419e364910939>>
 * @relayHash 8be813306dfad29a2670c4139f7a5c41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a3755f4265ed3735d170be51bdd77637efcb0a3b78d6bae83bdc75bb058c813

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a3755f4265ed3735d170be51bdd77637efcb0a3b78d6bae83bdc75bb058c813",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
