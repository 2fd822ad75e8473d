/**
 * @generated SignedSource<<c93c6c75f51df8ce77f8847efe0cb8b5>>
 * @relayHash 19c112f5e84bd6dbd4f83486c1e42ef7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db23eaeb6c99ec2a351cddae68ba4cfc2471d5715be5909f152aa362bf4c4021

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db23eaeb6c99ec2a351cddae68ba4cfc2471d5715be5909f152aa362bf4c4021",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
