/**
 * @generated SignedSource<<d2d27a41069db1d1ce83af12b15acf98>>
 * @relayHash c9db9587e80a321895044b4bf306cd03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4633fefa034b21b835f24a0d6a4f49621eb980c275e84107d1e9e5ff95be9f3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4633fefa034b21b835f24a0d6a4f49621eb980c275e84107d1e9e5ff95be9f3b",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
