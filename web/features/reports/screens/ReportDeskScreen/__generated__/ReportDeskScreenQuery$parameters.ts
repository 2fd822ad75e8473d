/**
 * @generated SignedSource<<013c12a70f643b9466454ab880dc28a6>>
 * @relayHash 4d3a46ce32194ffc30144a2c2e33fba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0added936d77f666ec6512d9c352ca5f9d9f20feca33f361aa48a4b8320bf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f0added936d77f666ec6512d9c352ca5f9d9f20feca33f361aa48a4b8320bf7",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
