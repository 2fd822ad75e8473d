/**
 * @generated SignedSource<<d7a8784312c9012e81c70c1d72ba3924>>
 * @relayHash 8d6fcdd94438642aa97b44fac555c32e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e51b4c7f307ed6d00628c2ef5c1fc3da7a9a9b7f7010bb27d6a6c97ba098bcd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteMeetupScreenQuery } from './WriteMeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteMeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e51b4c7f307ed6d00628c2ef5c1fc3da7a9a9b7f7010bb27d6a6c97ba098bcd5",
    "metadata": {},
    "name": "WriteMeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
