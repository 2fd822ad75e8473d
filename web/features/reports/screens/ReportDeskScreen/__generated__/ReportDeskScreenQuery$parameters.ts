/**
 * @generated SignedSource<<ce39bcf8214eb9336f77157a6d50fde6>>
 * @relayHash 78851f7a4011d81a7e08d70ba4bf31dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d75325585314e5e9dc5dd8a5748aed103170dbed21758cf9150566fd35df4fc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d75325585314e5e9dc5dd8a5748aed103170dbed21758cf9150566fd35df4fc8",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
