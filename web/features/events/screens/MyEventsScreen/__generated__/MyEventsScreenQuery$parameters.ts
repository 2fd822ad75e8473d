/**
 * @generated SignedSource<<07f0c2129f0e74bc8d6bafb2a90513d1>>
 * @relayHash d4d36d763ba2c7103eb611157c3e3700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a8e0b5176d6b1a5be4543df3e81e01a2e6dbeb7da7ffb55ec6243f0269bef62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a8e0b5176d6b1a5be4543df3e81e01a2e6dbeb7da7ffb55ec6243f0269bef62",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
