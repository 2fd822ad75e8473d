/**
 * @generated SignedSource<<80022a779d674a1dee3e015fdb3ad00e>>
 * @relayHash 63f3a81c220d3cae2542f181dae549dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 525dba33b0cbd5c15c43ec9cdd0dda4491c371b73d61d3d02e534570698279c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingEventsScreenQuery } from './UpcomingEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "525dba33b0cbd5c15c43ec9cdd0dda4491c371b73d61d3d02e534570698279c9",
    "metadata": {},
    "name": "UpcomingEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
