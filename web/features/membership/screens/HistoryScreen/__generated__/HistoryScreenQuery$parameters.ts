/**
 * @generated SignedSource<<10603758f3b56bd71e9db0f5d3fb828d>>
 * @relayHash ea6f565c1772b73429b834e3078280bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b551b7ce76222144e9736eac9c5876cee25ae4940c5ef7d62560be0ea67e4646

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b551b7ce76222144e9736eac9c5876cee25ae4940c5ef7d62560be0ea67e4646",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
