/**
 * @generated SignedSource<<a9bdfe66bfd9c7be29af6639d4a7699f>>
 * @relayHash 12700a4705b1b05efea1dd1b1af94c5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a915e4ca99685b1a16de2e84d123e16e30aadf7fae8858c04552681af8cae3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7a915e4ca99685b1a16de2e84d123e16e30aadf7fae8858c04552681af8cae3",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
