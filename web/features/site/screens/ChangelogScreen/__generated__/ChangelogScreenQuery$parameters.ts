/**
 * @generated SignedSource<<7ec2cd07f570ae1e4d21726fc22aa791>>
 * @relayHash fb0985932dc06b81d35ee2593ebd97bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2027878d0f067c13353c98c50be0c6ff9c04acb1e946aea026ddae2fcb0558d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogScreenQuery } from './ChangelogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2027878d0f067c13353c98c50be0c6ff9c04acb1e946aea026ddae2fcb0558d1",
    "metadata": {},
    "name": "ChangelogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
