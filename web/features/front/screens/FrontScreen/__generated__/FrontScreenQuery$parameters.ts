/**
 * @generated SignedSource<<3f14409cf86de8846b46c63aa6e15bf4>>
 * @relayHash 10faf4d2295457291b9a29921f6fdbca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1732cfb72e054956e8055cd5603351f5aa1d1d60613364044608852718069183

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1732cfb72e054956e8055cd5603351f5aa1d1d60613364044608852718069183",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
