/**
 * @generated SignedSource<<ce9d8373950035e9e33c9a8991e20620>>
 * @relayHash 330e1826241f9b80c950b2c66e39e890
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d179184a671750c169822d3121a83ec1cd196fab2165cdd9eb4e7852cc43b24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d179184a671750c169822d3121a83ec1cd196fab2165cdd9eb4e7852cc43b24",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
