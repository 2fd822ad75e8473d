/**
 * @generated SignedSource<<e3e2a4ebb05f262d947371518c0d35ee>>
 * @relayHash e83b34b9805c30bd88b7675989041a5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3b6beb2249252b00e76cd235b74f83f0071f898eefa6dda90c0b3c246f10e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce3b6beb2249252b00e76cd235b74f83f0071f898eefa6dda90c0b3c246f10e1",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
