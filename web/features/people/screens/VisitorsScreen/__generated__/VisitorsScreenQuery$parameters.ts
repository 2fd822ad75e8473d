/**
 * @generated SignedSource<<b85f10a45f18b9305feebf269903ff32>>
 * @relayHash 3f348ba87f42d5305e78870833ea33a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19765de40a03da8e86f6873794afcb54df0a645621b9b9a8922be4b9ed8a9dad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19765de40a03da8e86f6873794afcb54df0a645621b9b9a8922be4b9ed8a9dad",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
