/**
 * @generated SignedSource<<defcb5a4f35f9ed3b393ee3ce7782274>>
 * @relayHash 556f3b4115668816234fb92e9220610d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30556f6b1df18cceeb89760532a944e6e859a5a47d9837acc094dc7218fc2ec0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30556f6b1df18cceeb89760532a944e6e859a5a47d9837acc094dc7218fc2ec0",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
