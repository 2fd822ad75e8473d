/**
 * @generated SignedSource<<4d1a6c41ee40dd5f4a20f2723b25c41c>>
 * @relayHash c8a2d7477ef9ff859f263385003f0219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5863d7db877d5d4196139d66c496664589da2620a0544f208d2d8158014c6964

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5863d7db877d5d4196139d66c496664589da2620a0544f208d2d8158014c6964",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
