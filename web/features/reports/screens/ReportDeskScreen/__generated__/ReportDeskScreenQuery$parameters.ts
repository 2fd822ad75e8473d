/**
 * @generated SignedSource<<b4fed56d522545a8466b3230675e8369>>
 * @relayHash cccf202927eba8e912bc91f64ca4a3d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc34caff788a31f548e8e0f2ebb1846c709bcc002eb814ccff5938bdd8d136a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc34caff788a31f548e8e0f2ebb1846c709bcc002eb814ccff5938bdd8d136a1",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
