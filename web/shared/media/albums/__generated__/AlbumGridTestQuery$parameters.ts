/**
 * @generated SignedSource<<94fb6a880b6ef8ac4f9e92adc00dd0fd>>
 * @relayHash 5c5f098f2ebeec9039580597ff97b42f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1a96bd50889d12fe79f77992a3e96f94a9fc7e31ee1ed5625746e99e9dc4b53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumGridTestQuery } from './AlbumGridTestQuery.graphql';

const node: PreloadableConcreteRequest<AlbumGridTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1a96bd50889d12fe79f77992a3e96f94a9fc7e31ee1ed5625746e99e9dc4b53",
    "metadata": {},
    "name": "AlbumGridTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
