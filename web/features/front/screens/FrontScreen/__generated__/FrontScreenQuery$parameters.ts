/**
 * @generated SignedSource<<177e397e7c548853e4ead0d58820181d>>
 * @relayHash ad95723fec047a91672b173eaaad6aff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 950d444b549bf835c77577f2824b70d45debea2e0bbbba29d6060fb5750cfcf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "950d444b549bf835c77577f2824b70d45debea2e0bbbba29d6060fb5750cfcf4",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
