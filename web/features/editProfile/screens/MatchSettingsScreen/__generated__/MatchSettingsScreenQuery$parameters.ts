/**
 * @generated SignedSource<<488de8fc4403a6eebf8964e3a7b96324>>
 * @relayHash 8a2f5f4012f2a9e4ab93800abac51e79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a805863c3b241112dc1e21906cc5de5bdb30d736aa2adc32360f41d15343936

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchSettingsScreenQuery } from './MatchSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a805863c3b241112dc1e21906cc5de5bdb30d736aa2adc32360f41d15343936",
    "metadata": {},
    "name": "MatchSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
