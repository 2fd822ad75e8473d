/**
 * @generated SignedSource<<e61a243e3a365382a38c35e082bb8cbd>>
 * @relayHash eae8ae2887d5c70293d8f3877c5457e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88e8f9cacede0085fccef91d9dcf59ec96bf7dde656b4a149d88dc50d085b2d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88e8f9cacede0085fccef91d9dcf59ec96bf7dde656b4a149d88dc50d085b2d9",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
