/**
 * @generated SignedSource<<40169fbef6934decd239ad48bddc5d2b>>
 * @relayHash 103e47b4fa54dff00e941bdd8a5d0a7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37a1210ae1ce0740e5048b511ee613e777c139111d2e636e4931f2a1e5ccf3df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingEventsScreenQuery } from './UpcomingEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37a1210ae1ce0740e5048b511ee613e777c139111d2e636e4931f2a1e5ccf3df",
    "metadata": {},
    "name": "UpcomingEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
