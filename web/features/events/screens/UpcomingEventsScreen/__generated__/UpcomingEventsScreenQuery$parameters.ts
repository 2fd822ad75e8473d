/**
 * @generated SignedSource<<9012b48436f9de379f835c7d70d3a37b>>
 * @relayHash d45160650b3d740e092bbd300c919c30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dd5e42dc2b662a93155732908a232b3bf36cc2ec635110722d525ca64f16536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingEventsScreenQuery } from './UpcomingEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dd5e42dc2b662a93155732908a232b3bf36cc2ec635110722d525ca64f16536",
    "metadata": {},
    "name": "UpcomingEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
