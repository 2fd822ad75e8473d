/**
 * @generated SignedSource<<860c3c60582c2cb23972262d4b9967fe>>
 * @relayHash 8a1d6a5b37a60cb5c9750fa1d9464719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7071bcf7c315483375a44abd31d4b4255172203be99e186d796c1c92b46ae457

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7071bcf7c315483375a44abd31d4b4255172203be99e186d796c1c92b46ae457",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
