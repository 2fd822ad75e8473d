/**
 * @generated SignedSource<<0eb07e095303ed3b24a39e8487a70316>>
 * @relayHash c82a6c68c51391b5ba9ce38d36133310
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b572dadb3afa10f1dbd7f3693e587e50e2f7e013e684e94318b656f2820b25be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b572dadb3afa10f1dbd7f3693e587e50e2f7e013e684e94318b656f2820b25be",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
