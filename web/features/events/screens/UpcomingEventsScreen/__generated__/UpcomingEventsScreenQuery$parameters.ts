/**
 * @generated SignedSource<<6fc88268e6af7a2250e11c03d05c7d1c>>
 * @relayHash 362f3763858d8ddf5f18da6c894d67b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5deb6ffdf81d2860ca8cd3e7298906d4901e62734050ed4916dd5a963be5843

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingEventsScreenQuery } from './UpcomingEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5deb6ffdf81d2860ca8cd3e7298906d4901e62734050ed4916dd5a963be5843",
    "metadata": {},
    "name": "UpcomingEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
